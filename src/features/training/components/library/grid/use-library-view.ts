import { useLocalStorage } from '@mantine/hooks'

export type LibraryView = 'grid' | 'list'

/** Cards or list, as this device was left. */
export function useLibraryView() {
  return useLocalStorage<LibraryView>({
    key: 'exercise-library-view',
    defaultValue: 'grid',
    getInitialValueInEffect: false,
    serialize: (view) => view,
    deserialize: (stored) => (stored === 'list' ? 'list' : 'grid'),
  })
}
