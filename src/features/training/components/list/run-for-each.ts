/** Runs one after the other; answers with those that went well. Each failure has been told by its toast. */
export async function runForEach<Item>(
  items: readonly Item[],
  run: (item: Item) => Promise<unknown>,
): Promise<Item[]> {
  const done: Item[] = []
  for (const item of items) {
    const isDone = await run(item).then(
      () => true,
      () => false,
    )
    if (isDone) done.push(item)
  }
  return done
}
