// One line of words for what is pointed at on the map.

import type { Targets } from "./choosing";
import { usePage } from "./parts";

export function useHoverWords(now: Targets): string {
  const page = usePage();
  const { traits, local, t, players } = page;
  const target = local.hover;
  if (!target) return "";
  const { board, view } = traits;
  if (target.kind === "city") {
    const city = board.cities.find((one) => one.id === target.id);
    if (!city) return "";
    const owner = view.rules.stations?.cities?.[city.id] ?? view.rules.harbours?.cities?.[city.id];
    const parts = [city.name];
    if (city.port) parts.push(t("hover.port"));
    if (owner !== undefined) parts.push(t("hover.owner", { name: players[owner] ?? "" }));
    if (now.cities.has(city.id)) parts.push(t("hover.build"));
    return parts.join(" · ");
  }
  const route = board.routes.find((one) => one.id === target.id);
  if (!route) return "";
  const parts = [route.name, t(`kind.${route.kind}`), `${route.length} × ${t(`color.${route.color}`)}`];
  if (route.wilds) parts.push(t("hover.wilds", { n: route.wilds }));
  if (route.pairs) parts.push(t("hover.pairs"));
  if (route.points !== undefined) parts.push(t("hover.points", { n: route.points }));
  const owner = page.claimed[route.id];
  if (owner !== undefined) parts.push(t("hover.owner", { name: players[owner] ?? "" }));
  else if (page.closed[route.id]) parts.push(t(`closed.${page.closed[route.id]}`));
  else if (now.routes.has(route.id)) parts.push(t("hover.claim"));
  return parts.join(" · ");
}
