import type { Scene } from '@/features/scene/model/document/scene-schema'

/** What happens in each step, in sentences. */
export function useStepWords(_scene: Scene): { wordsOf: (index: number) => readonly string[] } {
  return { wordsOf: () => [] }
}
