import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { resolveColorScheme } from '@/shared/theme/color-scheme'
import { useColorScheme } from '@/shared/theme/use-color-scheme'
import { knownDrawing, orderDrawing } from './card-drawings'
import type { DrawnExercise } from './card-scene'

/**
 * The drawing on a card; the words beside it say what it shows. They come first: the drawing follows as
 * soon as it is made.
 */
export function CardPicture({ exercise }: { exercise: DrawnExercise }) {
  const { t } = useTranslation('exercises')
  const theme = resolveColorScheme(useColorScheme()) === 'dark' ? 'night' : 'day'
  const image = useSyncExternalStore(
    (tell) => orderDrawing(exercise, theme, tell),
    () => knownDrawing(exercise, theme),
  )
  if (image === undefined) return null
  return image ? <img src={image} alt="" /> : <span>{t('diagram.none')}</span>
}
