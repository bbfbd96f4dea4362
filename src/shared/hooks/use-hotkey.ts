import { useHotkeys } from '@mantine/hooks'

/** Runs on a key such as `mod+K` or `/`, except while the person types in a field. */
export function useHotkey(key: string, run: () => void): void {
  useHotkeys([[key, run]])
}
