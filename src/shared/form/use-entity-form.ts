/** The row that a form changes, held as it was opened: a newer one arriving meanwhile is a conflict. */
import { useState } from 'react'
import {
  useQueryClient,
  useSuspenseQuery,
  type QueryKey,
  type UseSuspenseQueryOptions,
} from '@tanstack/react-query'

export interface OpenedRow<Row> {
  row: Row
  /** Grows with each reload, so that the form starts over. */
  version: number
  /** Reads the row anew; what was typed stays in the draft. */
  reload: () => Promise<void>
}

export function useEntityForm<Row, Key extends QueryKey>(
  query: UseSuspenseQueryOptions<Row, Error, Row, Key>,
): OpenedRow<Row> {
  const client = useQueryClient()
  const { data } = useSuspenseQuery(query)
  const [opened, setOpened] = useState({ row: data, version: 0 })
  return {
    ...opened,
    reload: async () => {
      await client.invalidateQueries({ queryKey: query.queryKey, refetchType: 'none' })
      const row = await client.fetchQuery({ ...query, staleTime: 0 })
      setOpened(({ version }) => ({ row, version: version + 1 }))
    },
  }
}
