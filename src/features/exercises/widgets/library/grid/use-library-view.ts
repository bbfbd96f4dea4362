import { useStoredChoice } from '@/shared/hooks/use-stored-choice'

export type LibraryView = 'grid' | 'list'

/** Cards or list, as this device was left. */
export function useLibraryView() {
  return useStoredChoice('library_view', ['grid', 'list'])
}
