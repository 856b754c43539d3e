declare module "plotly.js-basic-dist-min" {
  interface Axis {
    _offset: number;
    l2p(value: number): number;
  }
  export interface Drawn extends HTMLElement {
    _fullLayout: { xaxis: Axis; yaxis: Axis };
  }
  const Plotly: {
    newPlot(el: HTMLElement, data: unknown, layout: unknown, config: unknown): Promise<Drawn>;
    relayout(el: HTMLElement, patch: Record<string, unknown>): Promise<Drawn>;
    restyle(el: HTMLElement, patch: Record<string, unknown>, traces?: number[]): Promise<Drawn>;
    purge(el: HTMLElement): void;
  };
  export default Plotly;
}

declare module "*.css";
