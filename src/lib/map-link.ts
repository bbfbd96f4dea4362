/** Links to a map: what people tap to find the way. */

/** The search of OpenStreetMap for an address or a place by name. */
export function toMapUrl(place: string): string {
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`
}
