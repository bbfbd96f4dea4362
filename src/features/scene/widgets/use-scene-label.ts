import { useTranslation } from 'react-i18next'
import type { Scene } from '../model/document/scene-schema'
import { describeScene } from '../model/words/scene-words'

/** A picture's name in words: what stands there, and how much moves. */
export function useSceneLabel(scene: Scene): string {
  const { t } = useTranslation('scene')
  const { stands, moving } = describeScene(t, scene)
  return moving ? t('words.label', { stands, moving }) : stands
}
