/** How long a team works without a pause to drink: what the quick session keeps and the check watches. */

/** Children are teams up to U11: the German "Kinderfußball", and where the FA forbids heading. */
export const childAge = 11

/** Minutes without a pause. Cooling breaks of a match come after about 30; adults stand 45. */
const most = { adult: 45, child: 30 }

/** In minutes. An unknown age counts as grown up; on a hot day everybody drinks like a child. */
export function getDrinksLimit(age: number | null, isHot = false): number {
  return isHot || (age !== null && age <= childAge) ? most.child : most.adult
}
