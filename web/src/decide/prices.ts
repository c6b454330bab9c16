/** What actions cost (rules 7): the server has the last word when a move is previewed. */

/** The price of a card or a freedom. */
export const CARD_PRICE = 300;

/** The price of a building for one with 0, 1, 2 or 3 builders. */
const BUILDING_PRICES = [700, 300, 300, 0];

/** Return what a building costs one who has so many builders. */
export function buildingPrice(builders: number): number {
  return BUILDING_PRICES[Math.min(builders, BUILDING_PRICES.length - 1)] ?? 0;
}
