/** Who takes which place so that all together go the shortest squared ways: the Hungarian method. */

/** `costs[person][place]`, as many places as people; the place of each person. */
export function assignPlaces(costs: readonly (readonly number[])[]): number[] {
  const count = costs.length
  const rows = Array.from({ length: count + 1 }, () => 0)
  const columns = Array.from({ length: count + 1 }, () => 0)
  /** Person (from 1) of each place (from 1). */
  const taken = Array.from({ length: count + 1 }, () => 0)
  const before = Array.from({ length: count + 1 }, () => 0)
  for (let person = 1; person <= count; person += 1) {
    taken[0] = person
    let place = 0
    const least = Array.from({ length: count + 1 }, () => Infinity)
    const isUsed = Array.from({ length: count + 1 }, () => false)
    do {
      isUsed[place] = true
      const row = taken[place] ?? 0
      let smallest = Infinity
      let nearest = 0
      for (let next = 1; next <= count; next += 1) {
        if (isUsed[next]) continue
        const cost = (costs[row - 1]?.[next - 1] ?? 0) - (rows[row] ?? 0) - (columns[next] ?? 0)
        if (cost < (least[next] ?? Infinity)) {
          least[next] = cost
          before[next] = place
        }
        if ((least[next] ?? Infinity) < smallest) {
          smallest = least[next] ?? Infinity
          nearest = next
        }
      }
      for (let next = 0; next <= count; next += 1) {
        if (isUsed[next]) {
          const owner = taken[next] ?? 0
          rows[owner] = (rows[owner] ?? 0) + smallest
          columns[next] = (columns[next] ?? 0) - smallest
        } else least[next] = (least[next] ?? Infinity) - smallest
      }
      place = nearest
    } while (taken[place] !== 0)
    do {
      const previous = before[place] ?? 0
      taken[place] = taken[previous] ?? 0
      place = previous
    } while (place !== 0)
  }
  const places = Array.from({ length: count }, () => 0)
  for (let place = 1; place <= count; place += 1) places[(taken[place] ?? 1) - 1] = place - 1
  return places
}
