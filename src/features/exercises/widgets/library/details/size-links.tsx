import { useTranslation } from 'react-i18next'
import { href, paths } from '@/lib/router/paths'
import layout from '@/shared/ui/layout.module.css'
import { TabLinks } from '@/shared/ui/patterns/tab-links'
import { useExerciseSizes } from '../../../api/exercises'
import { chooseText, listDifferences } from '../../../model/exercise-text'
import { useExerciseText } from '../use-exercise-text'

/** The same exercise for fewer or more players; each size has an address of its own. */
export function SizeLinks({ practiceKey }: { practiceKey: string }) {
  const { t, i18n } = useTranslation('exercises')
  const { data: sizes } = useExerciseSizes(practiceKey)
  const { players, area } = useExerciseText()
  if (sizes.length < 2) return null
  type Size = (typeof sizes)[number]
  const label = t('exercise.sizes_label')
  const formatIdeal = ({ players_ideal, ...size }: Size) =>
    players_ideal === null ? players(size) : t('exercise.players_exact', { count: players_ideal })
  const titles = sizes.map(({ texts }) => chooseText(texts, i18n.language)?.title ?? '')
  const differing = listDifferences(titles)
  const differences = new Map(sizes.map(({ id }, index) => [id, differing[index]]))
  /** The shortest words that tell all sizes apart. */
  const wordings = [
    formatIdeal,
    (size: Size) => `${formatIdeal(size)} · ${area(size)}`,
    ({ id }: Size) => differences.get(id) ?? '',
  ]
  const isClear = (format: (size: Size) => string) =>
    new Set(sizes.map(format)).size === sizes.length
  const format = wordings.find(isClear) ?? formatIdeal
  return (
    <div className={layout.stack1}>
      <p className={layout.dim13} aria-hidden="true">
        {label}
      </p>
      <TabLinks
        label={label}
        tabs={sizes.map((size) => ({
          key: size.id,
          label: format(size),
          to: href(paths.exercises.details, { id: size.id }),
        }))}
      />
    </div>
  )
}
