import { useState } from 'react'
import {
  useQuery,
  useQueryClient,
  type QueryKey,
  type UseQueryOptions,
} from '@tanstack/react-query'
import { z } from 'zod'
import { useUrlState } from '@/shared/hooks/use-url-state'
import type { Sort } from '../table/data-table-model'

interface Page<Row> {
  rows: Row[]
  total: number
}

/** State of a list: what the URL asks for, what the server answered, what is selected. */
export interface List<Row, Filter> {
  filter: Filter
  /** Changes the URL and goes back to the first page unless the change names one. */
  patch: (changes: Partial<Filter>) => void
  /** The same for patterns, which know field names only at run time. */
  patchFields: (changes: Record<string, unknown>) => void
  defaults: Record<string, unknown>
  q: string
  page: number
  sort: Sort
  canSort: (key: string) => boolean
  /** Undefined until the first answer. */
  rows: Row[] | undefined
  total: number | undefined
  error: Error | null
  retry: () => void
  /** New rows are on their way; the old ones stay. */
  isUpdating: boolean
  /** Keys of selected rows; any change of the filter, sort or page clears them. */
  selectedKeys: string[]
  select: (keys: string[]) => void
}

const commonSchema = z.object({
  q: z.string(),
  page: z.number(),
  sort: z.string(),
  dir: z.enum(['asc', 'desc']),
})

/** Reads a list's filter from the URL and its rows from the query; asks before the URL has changed. */
export function useList<Shape extends z.ZodRawShape, Row, Key extends QueryKey>(
  schema: z.ZodObject<Shape>,
  getQuery: (
    filter: z.output<z.ZodObject<Shape>>,
  ) => UseQueryOptions<Page<Row>, Error, Page<Row>, Key>,
): List<Row, z.output<z.ZodObject<Shape>>> {
  const client = useQueryClient()
  const [filter, patch, patchFields] = useUrlState(
    schema,
    (next) => void client.prefetchQuery(getQuery(next)),
  )
  const { data, error, refetch, isPlaceholderData } = useQuery(getQuery(filter))
  const { q, page, sort, dir } = commonSchema.parse(filter)
  const state = JSON.stringify(filter)
  const [selection, setSelection] = useState<{ state: string; keys: string[] }>()
  return {
    filter,
    patch,
    patchFields,
    defaults: schema.parse({}),
    q,
    page,
    sort: { key: sort, dir },
    canSort: (key) => {
      const parsed = z.object({ sort: z.unknown() }).safeParse(schema.safeParse({ sort: key }).data)
      return parsed.data?.sort === key
    },
    rows: data?.rows,
    total: data?.total,
    error: data ? null : error,
    retry: () => void refetch(),
    isUpdating: isPlaceholderData,
    selectedKeys: selection?.state === state ? selection.keys : [],
    select: (keys) => setSelection({ state, keys }),
  }
}
