/** Taking a field out of use, bringing it back, and deleting one that was never booked. */
import { useMutation } from '@tanstack/react-query'
import { archiveField, deleteField } from './fields'

/** Archived, it takes no new booking; what is booked stays. */
export function useArchiveField(id: string) {
  return useMutation({
    mutationFn: (isArchived: boolean) => archiveField(id, isArchived),
    meta: { writes: ['fields'] },
  })
}

/** Throws `conflict` (23503) when it was ever booked. */
export function useDeleteField() {
  return useMutation({
    mutationFn: deleteField,
    meta: { writes: ['fields'], isDeletion: true, silent: true },
  })
}
