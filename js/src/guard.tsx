// Reports an error in rendering a panel; the other panels stay, and the next change of the game renders it again.

import { Component, type ComponentChildren } from "preact";
import type { Page } from "./page";

export class Guard extends Component<{ page: Page; children: ComponentChildren }, { failed: unknown }> {
  override state = { failed: null as unknown };

  override componentDidCatch(error: unknown): void {
    this.props.page.fail(error);
    this.setState({ failed: this.props.page.traits });
  }

  override render(): ComponentChildren {
    const { page, children } = this.props;
    return this.state.failed !== null && this.state.failed === page.traits ? null : children;
  }
}
