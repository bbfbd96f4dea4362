import { useState } from 'react'
import { screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderShared } from '@/test/render-shared'
import { ActionMenu } from '../action-menu'
import { DataTable } from './data-table'
import type { Sort } from './data-table-model'
import { SelectionBar } from './selection-bar'

const rows = ['Rondo', 'Finishing', 'Pressing', 'Counter'].map((title, index) => ({
  id: String(index + 1),
  title,
  minutes: (index + 1) * 10,
}))

function Drills() {
  const [sort, setSort] = useState<Sort>({ key: 'title', dir: 'asc' })
  const [ids, setIds] = useState<string[]>([])
  return (
    <>
      <DataTable
        label="Drills"
        rows={rows}
        rowKey={(row) => row.id}
        rowLabel={(row) => row.title}
        rowHref={() => '/elsewhere'}
        rowActions={(row) => <ActionMenu label={`Actions for ${row.title}`} items={[]} />}
        sort={sort}
        onSort={setSort}
        selection={{ ids, onChange: setIds }}
        columns={[
          { key: 'title', header: 'Title', render: (row) => row.title, isSortable: true },
          { key: 'minutes', header: 'Minutes', render: (row) => row.minutes, isSortable: true },
        ]}
      />
      <SelectionBar count={ids.length} onClear={() => setIds([])}>
        <button type="button">Delete</button>
      </SelectionBar>
    </>
  )
}

const tick = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` })
const width = window.innerWidth

afterEach(() => {
  window.innerWidth = width
})

test('headers sort by click and by key, and say how', async () => {
  const { user } = await renderShared(<Drills />)
  const title = screen.getByRole('columnheader', { name: 'Title' })
  const minutes = screen.getByRole('columnheader', { name: 'Minutes' })
  expect(title).toHaveAttribute('aria-sort', 'ascending')
  expect(minutes).toHaveAttribute('aria-sort', 'none')
  await user.click(within(title).getByRole('button'))
  expect(title).toHaveAttribute('aria-sort', 'descending')
  within(minutes).getByRole('button').focus()
  await user.keyboard('{Enter}')
  expect(minutes).toHaveAttribute('aria-sort', 'ascending')
  expect(title).toHaveAttribute('aria-sort', 'none')
})

test('shift extends the selection to the row clicked', async () => {
  const { user } = await renderShared(<Drills />)
  await user.click(tick('Rondo'))
  await user.keyboard('{Shift>}')
  await user.click(tick('Pressing'))
  await user.keyboard('{/Shift}')
  expect(tick('Finishing')).toBeChecked()
  expect(tick('Counter')).not.toBeChecked()
  expect(screen.getByRole('status')).toHaveTextContent('3 selected')
})

test('the head selects and clears the page, and shows when it is only some', async () => {
  const { user } = await renderShared(<Drills />)
  const all = screen.getByRole('checkbox', { name: 'Select all rows on this page' })
  await user.click(tick('Counter'))
  expect(all).toBePartiallyChecked()
  await user.click(all)
  expect(tick('Rondo')).toBeChecked()
  await user.click(all)
  expect(tick('Rondo')).not.toBeChecked()
})

test('the bar clears the selection', async () => {
  const { user } = await renderShared(<Drills />)
  await user.click(tick('Rondo'))
  await user.click(screen.getByRole('button', { name: 'Clear selection' }))
  expect(tick('Rondo')).not.toBeChecked()
  expect(screen.queryByText(/selected/)).not.toBeInTheDocument()
})

test('a row is one link; its tick and actions are not inside it', async () => {
  const { user } = await renderShared(<Drills />)
  const row = screen.getByRole('row', { name: /Finishing/ })
  const link = within(row).getByRole('link', { name: 'Finishing' })
  expect(within(link).queryByRole('button')).not.toBeInTheDocument()
  expect(within(row).getByRole('button', { name: 'Actions for Finishing' })).toBeVisible()
  link.focus()
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeVisible()
})

test('a phone shows the same rows as cards', async () => {
  window.innerWidth = 360
  await renderShared(<Drills />)
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
  const cards = within(screen.getByRole('list', { name: 'Drills' })).getAllByRole('listitem')
  expect(cards).toHaveLength(4)
  expect(within(cards[1] ?? document.body).getByRole('link', { name: 'Finishing' })).toBeVisible()
  expect(cards[1]).toHaveTextContent('Minutes20')
})
