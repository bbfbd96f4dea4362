import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { HoverPlayback } from '@/features/scene/widgets/hover-playback'
import { resolveColorScheme } from '@/shared/theme/color-scheme'
import { useColorScheme } from '@/shared/theme/use-color-scheme'
import { getPlayedScene } from '../../../model/exercise-scene'
import { getKnownDrawing, orderDrawing } from './card-drawings'
import type { DrawnExercise } from './create-card-scene'

interface CardPictureProps {
  exercise: DrawnExercise & { min_age: number; max_age: number }
  /** In motion over the drawing (`useHoverPlay`). */
  isPlaying: boolean
}

/**
 * The drawing on a card; the words beside it say what it shows. They come first: the drawing follows as
 * soon as it is made.
 */
export function CardPicture({ exercise, isPlaying }: CardPictureProps) {
  const { t } = useTranslation('exercises')
  const theme = resolveColorScheme(useColorScheme()) === 'dark' ? 'night' : 'day'
  const image = useSyncExternalStore(
    (tell) => orderDrawing(exercise, theme, tell),
    () => getKnownDrawing(exercise, theme),
  )
  if (image === undefined) return null
  if (!image) return <span>{t('diagram.none')}</span>
  const played = isPlaying ? getPlayedScene(exercise) : null
  return (
    <>
      <img src={image} alt="" />
      {played ? <HoverPlayback scene={played} /> : null}
    </>
  )
}
