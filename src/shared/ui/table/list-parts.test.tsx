import { useState } from 'react'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderShared } from '@/test/render-shared'
import { FilterSelect } from '../filters/filter-select'
import { ListToolbar } from '../filters/list-toolbar'
import { Pager } from './pager'
import { SearchField } from '../filters/search-field'

const teams = [
  { value: 'u9', label: 'Under 9' },
  { value: 'u11', label: 'Under 11' },
]

function Toolbar() {
  const [chosen, setChosen] = useState<string[]>([])
  return (
    <ListToolbar
      activeFilterCount={chosen.length}
      onClear={() => setChosen([])}
      filters={
        <FilterSelect label="Team" multiple value={chosen} options={teams} onChange={setChosen} />
      }
    />
  )
}

const width = window.innerWidth

afterEach(() => {
  window.innerWidth = width
})

test('the pager says where one is and stops at the ends', async () => {
  const change = vi.fn()
  const { user } = await renderShared(<Pager page={3} pageSize={20} total={52} onChange={change} />)
  expect(screen.getByRole('status')).toHaveTextContent('41–52 of 52')
  expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'Previous page' }))
  expect(change).toHaveBeenCalledWith(2)
})

test('one page needs no pager', async () => {
  await renderShared(<Pager page={1} pageSize={20} total={20} onChange={vi.fn()} />)
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
})

test('the search answers once after typing, `/` leads to it and Escape empties it', async () => {
  const change = vi.fn()
  const { user } = await renderShared(<SearchField label="Find" value="" onChange={change} />)
  await user.keyboard('/')
  const search = screen.getByRole('searchbox', { name: 'Find' })
  expect(search).toHaveFocus()
  await user.keyboard('press')
  await waitFor(() => expect(change).toHaveBeenCalledWith('press'))
  expect(change).toHaveBeenCalledTimes(1)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(change).toHaveBeenLastCalledWith(''))
})

test('an eager search answers the first key at once and loses nothing typed meanwhile', async () => {
  const change = vi.fn()
  const { user } = await renderShared(<LateSearch onChange={change} />)
  const search = screen.getByRole('searchbox', { name: 'Find' })
  await user.type(search, 'r')
  expect(change).toHaveBeenCalledWith('r')
  await user.type(search, 'ondo ')
  await waitFor(() => expect(change).toHaveBeenLastCalledWith('rondo '))
  // The address follows late and without the space at the end.
  await screen.findByText('asked: rondo')
  expect(search).toHaveValue('rondo ')
  await user.click(screen.getByRole('button', { name: 'Take it away' }))
  await waitFor(() => expect(search).toHaveValue(''))
})

/** As the address does: takes over a while later, cut to the words. */
function LateSearch({ onChange }: { onChange: (value: string) => void }) {
  const [value, setValue] = useState('')
  function follow(next: string) {
    onChange(next)
    setTimeout(() => setValue(next.trim()), 40)
  }
  return (
    <>
      <SearchField label="Find" value={value} onChange={follow} isEager />
      <p>asked: {value}</p>
      <button type="button" onClick={() => setValue('')}>
        Take it away
      </button>
    </>
  )
}

test('a filter takes several values and can be cleared', async () => {
  const { user } = await renderShared(<Toolbar />)
  await user.click(screen.getByRole('button', { name: 'Team' }))
  await user.click(screen.getByRole('option', { name: 'Under 9' }))
  await user.click(screen.getByRole('option', { name: 'Under 11' }))
  expect(screen.getByRole('button', { name: 'Team: Under 9, Under 11' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(screen.getByRole('button', { name: 'Team' })).toBeVisible()
})

test('on a phone the filters wait in a sheet', async () => {
  window.innerWidth = 360
  const { user } = await renderShared(<Toolbar />)
  await user.click(screen.getByRole('button', { name: 'Filters' }))
  await screen.findByRole('dialog', { name: 'Filters' })
  await user.click(screen.getByRole('button', { name: 'Under 9' }))
  expect(screen.getByRole('button', { name: 'Under 9' })).toHaveAttribute('aria-pressed', 'true')
  await user.click(screen.getByRole('button', { name: 'Show results' }))
  expect(await screen.findByRole('button', { name: 'Filters (1)' })).toBeVisible()
})
