import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { renderShared } from '@/test/render-shared'
import { useUrlState } from './use-url-state'

const schema = z.object({
  q: z.string().default(''),
  page: z.coerce.number().int().min(1).default(1),
})

function List() {
  const [state, patch] = useUrlState(schema)
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
