/** The cheapest pairing of players and places, exact for the eleven places a pitch has at most. */

/** One pair more is worth more than any cost. */
const pairWorth = 1e6

/**
 * `costs[row][column]`; each row and each column is used once at most, and as many as possible are. Returns the column
 * of each row, null for a row that is left over. Time grows with rows × 2^columns: columns are places, 11 at most.
 */
export function assignCheapest(costs: readonly (readonly number[])[]): (number | null)[] {
  const columns = costs[0]?.length ?? 0
  const size = 2 ** columns
  let best = new Float64Array(size).fill(Number.POSITIVE_INFINITY)
  best[0] = 0
  const choices: Int8Array[] = []
  for (const row of costs) {
    const next = Float64Array.from(best)
    const choice = new Int8Array(size).fill(-1)
    for (let used = 0; used < size; used += 1) {
      const before = best[used] ?? Number.POSITIVE_INFINITY
      if (before === Number.POSITIVE_INFINITY) continue
      for (let column = 0; column < columns; column += 1) {
        const bit = 2 ** column
        if (Math.floor(used / bit) % 2 === 1) continue
        const cost = before + (row[column] ?? 0) - pairWorth
        if (cost < (next[used + bit] ?? 0)) {
          next[used + bit] = cost
          choice[used + bit] = column
        }
      }
    }
    choices.push(choice)
    best = next
  }
  return readChoices(choices, findCheapest(best))
}

function findCheapest(best: Float64Array): number {
  let cheapest = 0
  best.forEach((cost, used) => {
    if (cost < (best[cheapest] ?? 0)) cheapest = used
  })
  return cheapest
}

function readChoices(choices: readonly Int8Array[], end: number): (number | null)[] {
  const pairs: (number | null)[] = []
  let used = end
  for (const choice of choices.toReversed()) {
    const column = choice[used] ?? -1
    pairs.unshift(column < 0 ? null : column)
    if (column >= 0) used -= 2 ** column
  }
  return pairs
}
