/** List state in the address: filters, sort and page survive a reload and can be shared. */
import { useSearchParams } from 'react-router'
import type { z } from 'zod'
import { readUrlState, writeUrlState } from './url-state'

/**
 * State described by a zod object in which every field has a default. A missing or bad value is the
 * default; defaults are not written. A patch without `page` goes back to the first page. Replaces the
 * history entry, so that "back" leaves the list.
 */
export function useUrlState<Shape extends z.ZodRawShape>(schema: z.ZodObject<Shape>) {
  const [params, setParams] = useSearchParams()
  const state = readUrlState(schema, params)

  function patch(changes: Partial<z.output<z.ZodObject<Shape>>>): void {
    setParams((current) => writeUrlState(schema, current, changes), {
      replace: true,
      preventScrollReset: true,
    })
  }

  return [state, patch] as const
}
