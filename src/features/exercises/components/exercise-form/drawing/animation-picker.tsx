import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { animationQueries, useAnimationPage } from '@/features/scene/api/animations'
import { openPreview, openScene, type SceneFault } from '@/features/scene/model/document/open-scene'
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { animationFilterSchema } from '@/features/scene/model/library/animation-filter'
import { ScenePicture } from '@/features/scene/widgets/scene-picture'
import { UnreadableScene } from '@/features/scene/widgets/unreadable-scene'
import { useSession } from '@/features/session/api/session-store'
import { SearchField } from '@/shared/ui/filters/search-field'
import { Sheet } from '@/shared/ui/sheet'
import { ListSkeleton } from '@/shared/ui/states/skeletons'
import layout from '@/shared/ui/layout.module.css'
import { measureJsonLength } from '../../../model/exercise-form/measure-json-length'
import { exerciseLimits } from '../../../model/exercise-form/limits'
import styles from '../exercise-form.module.css'

interface AnimationPickerProps {
  /** The picture for lists and paper: the whole scene, or its first step where it is too long. */
  onChoose: (picture: Scene, animationId: string) => void
  onClose: () => void
}

/** My animations, the last changed first. */
export function AnimationPicker({ onChoose, onClose }: AnimationPickerProps) {
  const { t } = useTranslation('exercises')
  const client = useQueryClient()
  const session = useSession()
  const [q, setQ] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  const [fault, setFault] = useState<SceneFault | null>(null)
  const filter = animationFilterSchema.parse({ q, show: 'mine' })
  const { data } = useAnimationPage(filter, session?.user.id ?? '')

  async function choose(id: string, preview: unknown) {
    setChosen(id)
    const saved = await client.fetchQuery(animationQueries.details(id)).catch(() => null)
    const { scene, fault } = openScene(saved?.scene ?? preview)
    setFault(fault)
    if (fault) return setChosen(null)
    const fits = measureJsonLength(scene) <= exerciseLimits.diagram
    onChoose(fits ? scene : openPreview(preview), id)
  }

  return (
    <Sheet isOpen onClose={onClose} title={t('exercise_form.drawing.picker')} width={640}>
      <SearchField label={t('exercise_form.drawing.search')} value={q} onChange={setQ} />
      {fault ? <UnreadableScene fault={fault} /> : null}
      {data ? (
        <ul className={styles.picks}>
          {data.rows.map(({ id, title, preview }) => (
            <li key={id}>
              <button
                type="button"
                className={`${layout.line3} ${layout.surface} ${layout.roundCard} ${layout.pointer} ${styles.pick}`}
                disabled={chosen !== null}
                onClick={() => void choose(id, preview)}
              >
                <span className={`${layout.cut} ${layout.roundControl} ${styles.pickPicture}`}>
                  <ScenePicture scene={openPreview(preview)} density="card" isDecorative />
                </span>
                <strong>{title}</strong>
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <ListSkeleton rows={4} />
      )}
      {data?.rows.length === 0 ? (
        <p className={layout.dim13}>{t('exercise_form.drawing.nothing')}</p>
      ) : null}
    </Sheet>
  )
}
