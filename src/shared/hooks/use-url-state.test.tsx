import { useEffect, useLayoutEffect } from 'react'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { renderShared } from '@/test/render-shared'
import { useUrlState } from './use-url-state'

const schema = z.object({
  q: z.string().default(''),
  page: z.coerce.number().int().min(1).default(1),
})

function List({ onPatch }: { onPatch?: (state: z.output<typeof schema>) => void }) {
  const [state, patch] = useUrlState(schema, onPatch)
  return (
    <>
      <p>{`${state.q || 'everything'}, page ${state.page}`}</p>
      <button type="button" onClick={() => patch({ page: state.page + 1 })}>
        Next
      </button>
      <button type="button" onClick={() => patch({ q: 'press' })}>
        Search
      </button>
      <button
        type="button"
        onClick={() => {
          patch({ q: 'wing' })
          patch(({ page }) => ({ page: page + 2 }))
        }}
      >
        Both
      </button>
    </>
  )
}

test('reads the address, survives nonsense in it', async () => {
  await renderShared(<List />, { path: '/here?q=rondo&page=minus' })
  expect(screen.getByText('rondo, page 1')).toBeVisible()
})

test('writes the address, and starts at the first page again after a search', async () => {
  const { user, router } = await renderShared(<List />)
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(await screen.findByText('everything, page 2')).toBeVisible()
  expect(router.state.location.search).toBe('?page=2')
  await user.click(screen.getByRole('button', { name: 'Search' }))
  expect(await screen.findByText('press, page 1')).toBeVisible()
  expect(router.state.location.search).toBe('?q=press')
})

test('two changes in one go both count', async () => {
  const { user, router } = await renderShared(<List />)
  await user.click(screen.getByRole('button', { name: 'Both' }))
  expect(await screen.findByText('wing, page 3')).toBeVisible()
  expect(router.state.location.search).toBe('?q=wing&page=3')
})

/** Goes on typing while the page still shows the word before, and then takes away a filter. */
function Hasty() {
  const [{ q }, patch] = useUrlState(schema)
  useLayoutEffect(() => {
    if (q === 'rond') patch({ q: 'rondo' })
  })
  useEffect(() => {
    if (q === 'rond') patch((newest) => ({ q: `${newest.q} wide` }))
  })
  return (
    <>
      <p>{q || 'everything'}</p>
      <button type="button" onClick={() => patch({ q: 'rond' })}>
        Type
      </button>
    </>
  )
}

test('an older change that arrives late does not undo a newer one', async () => {
  const { user, router } = await renderShared(<Hasty />)
  await user.click(screen.getByRole('button', { name: 'Type' }))
  expect(await screen.findByText('rondo wide')).toBeVisible()
  expect(router.state.location.search).toBe('?q=rondo+wide')
})

test('the new state is told before the address has it', async () => {
  const told: string[] = []
  const { user } = await renderShared(
    <List onPatch={({ q }) => told.push(`${q} at ${screen.getByText(/, page/).textContent}`)} />,
  )
  await user.click(screen.getByRole('button', { name: 'Search' }))
  expect(await screen.findByText('press, page 1')).toBeVisible()
  expect(told).toEqual(['press at everything, page 1'])
})
