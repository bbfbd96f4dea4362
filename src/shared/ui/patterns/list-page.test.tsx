import { queryOptions } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { AppError } from '@/lib/errors'
import { createListSchema, listPageSize } from '@/lib/list-schema'
import { renderShared } from '@/test/render-shared'
import { ListPage } from './list-page'
import { useList } from './use-list'

const schema = createListSchema({
  levels: z.array(z.enum(['easy', 'hard'])).default([]),
  foot: z.enum(['left', 'right']).or(z.literal('')).default(''),
  archived: z.boolean().default(false),
  sort: z.enum(['title', 'minutes']).default('title'),
})

type Filter = z.infer<typeof schema>

interface Drill {
  id: string
  title: string
}

type Answer = (filter: Filter) => { rows: Drill[]; total: number }

const answerTwo: Answer = () => ({
  rows: ['Rondo', 'Finishing'].map((title) => ({ id: title, title })),
  total: 2,
})

/** A list of this test alone: its key tells its answers from those of another test. */
function showList(answer: Answer, path = '/here') {
  const name = crypto.randomUUID()
  const asked: Filter[] = []
  const getQuery = (filter: Filter) =>
    queryOptions({
      queryKey: ['drills', name, filter],
      queryFn: () => {
        asked.push(filter)
        return answer(filter)
      },
      retry: false,
    })
  const options = ['easy', 'hard'].map((value) => ({ value, label: value }))
  const feet = ['left', 'right'].map((value) => ({ value, label: value }))
  function Drills() {
    const list = useList(schema, getQuery)
    return (
      <ListPage
        title="Drills"
        list={list}
        create={{ to: '/elsewhere', label: 'New drill' }}
        search={{ label: 'Search drills' }}
        filters={[
          { key: 'levels', label: 'Level', options },
          { key: 'foot', label: 'Foot', options: feet },
          { key: 'archived', label: 'Archived', along: { levels: [] } },
        ]}
        rowKey={({ id }) => id}
        rowLabel={({ title }) => title}
        columns={[
          { key: 'title', header: 'Title', render: ({ title }) => title },
          { key: 'note', header: 'Note', render: () => '–' },
        ]}
        phoneCard={({ title }) => <b>{title}</b>}
        bulkActions={(rows) => <button type="button">Delete {rows.length}</button>}
        empty={{ title: 'No drill yet' }}
      />
    )
  }
  return renderShared(<Drills />, { path }).then((view) => ({ ...view, asked }))
}

const width = window.innerWidth

afterEach(() => {
  window.innerWidth = width
})

test('rows with their number; a column can be sorted when the schema knows its key', async () => {
  const { user, router, asked } = await showList(answerTwo)
  const table = await screen.findByRole('table', { name: 'Drills' })
  expect(screen.getByText('2')).toBeVisible()
  const note = within(table).getByRole('columnheader', { name: 'Note' })
  expect(within(note).queryByRole('button')).not.toBeInTheDocument()
  await user.click(within(table).getByRole('button', { name: 'Title' }))
  await waitFor(() => expect(router.state.location.search).toBe('?dir=desc'))
  expect(asked.at(-1)).toMatchObject({ sort: 'title', dir: 'desc' })
})

test('chips write the address by the type of their field, go to page 1 and can be cleared', async () => {
  const { user, router } = await showList(answerTwo, '/here?page=3&q=ron')
  await user.click(screen.getByRole('button', { name: 'Level' }))
  await user.click(await screen.findByRole('option', { name: 'easy' }))
  await user.click(screen.getByRole('option', { name: 'hard' }))
  await user.click(screen.getByRole('button', { name: 'Foot' }))
  await user.click(await screen.findByRole('option', { name: 'left' }))
  expect(router.state.location.search).toBe('?q=ron&levels=easy&levels=hard&foot=left')
  await user.click(screen.getByRole('button', { name: 'Archived' }))
  expect(router.state.location.search).toBe('?q=ron&foot=left&archived=true')
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(router.state.location.search).toBe('?q=ron')
})

test('nothing yet differs from no match, which clears search, filters and page', async () => {
  const answerNothing: Answer = () => ({ rows: [], total: 0 })
  const first = await showList(answerNothing)
  expect(await screen.findByRole('heading', { name: 'No drill yet' })).toBeVisible()
  expect(screen.getAllByRole('link', { name: 'New drill' })).toHaveLength(2)
  first.unmount()
  const { user, router } = await showList(answerNothing, '/here?q=x&foot=left&page=2')
  await user.click(await screen.findByRole('button', { name: 'Clear search and filters' }))
  await waitFor(() => expect(router.state.location.search).toBe(''))
})

test('a failure is told once in place of the rows, and tried again', async () => {
  let isDown = true
  const { user } = await showList((filter) => {
    if (isDown) throw new AppError('offline')
    return answerTwo(filter)
  })
  expect(await screen.findByRole('alert')).toHaveTextContent(/No connection/)
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Rondo')).toBeVisible()
})

test('selected rows are offered bulk work until the list changes', async () => {
  const { user } = await showList(answerTwo)
  await user.click(await screen.findByRole('checkbox', { name: 'Select Rondo' }))
  expect(screen.getByRole('button', { name: 'Delete 1' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Archived' }))
  await waitFor(() => expect(screen.queryByText(/selected/)).not.toBeInTheDocument())
  expect(await screen.findByRole('checkbox', { name: 'Select Rondo' })).not.toBeChecked()
})

test('pages hold as many rows as the schema says; a phone shows cards', async () => {
  window.innerWidth = 360
  const { user, router } = await showList((filter) => ({
    ...answerTwo(filter),
    total: listPageSize + 2,
  }))
  expect(await screen.findByRole('list', { name: 'Drills' })).toHaveTextContent('Rondo')
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  await waitFor(() => expect(router.state.location.search).toBe('?page=2'))
})
