import { IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { limits } from '@/features/scene/model/document/limits'
import type { Ease, Scene } from '@/features/scene/model/document/scene-schema'
import { IconButton } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { setKeyEase } from '../../../../editor/changes/motion/keys'
import { findEvent, listKeys } from '../../../../editor/changes/scene/parts'
import { parseKeyId } from '../../../../editor/selection'
import { useEditor, useEditorState } from '../../../editor-context'
import { SecondsField } from '../../seconds-field'
import { removeChosen } from '../edits/remove-chosen'
import { shiftChosen } from '../edits/shift-keys'
import styles from './tools.module.css'

const easings: readonly Ease[] = ['linear', 'in', 'out', 'in_out']

/** What can be done with the chosen keys and passes: when, how the tempo is spread, away with them. */
export function ChosenTools() {
  const { t } = useTranslation('animator')
  const editor = useEditor()
  const scene = useEditorState((state) => state.scene)
  const selection = useEditorState((state) => state.selection)
  const keys = selection.flatMap((id) => {
    const place = parseKeyId(id)
    const key = place ? listKeys(scene, place.object)[place.index] : undefined
    return place && key ? [{ ...place, id, key }] : []
  })
  const ids = [...keys.map(({ id }) => id), ...selection.filter((id) => findEvent(scene, id))]
  if (ids.length === 0) return null
  const eases = [...new Set(keys.map(({ key }) => key.ease))]
  const at = ids.length === 1 ? findTime(scene, ids[0]) : null

  function setEase(value: string) {
    const chosen = easings.find((each) => each === value)
    if (!chosen) return
    editor.change(
      (before) =>
        keys.reduce((done, { object, index }) => setKeyEase(done, object, index, chosen), before),
      'record',
    )
  }

  return (
    <div className={`${layout.row2} ${styles.chosen}`}>
      <span className={layout.dim13Figures}>{t('time.chosen.count', { count: ids.length })}</span>
      {at === null ? null : (
        <SecondsField
          label={t('time.timeline.at')}
          value={at}
          least={0}
          most={limits.seconds}
          onChange={(seconds) =>
            editor.change((before) => shiftChosen(before, ids, seconds - at, false), 'record')
          }
        />
      )}
      {keys.length > 0 ? (
        <select
          className={`${layout.roundControl} ${layout.size13} ${styles.ease}`}
          aria-label={t('time.chosen.ease')}
          value={eases.length === 1 ? eases[0] : ''}
          onChange={(event) => setEase(event.currentTarget.value)}
        >
          {eases.length === 1 ? null : <option value="">{t('time.eases.mixed')}</option>}
          {easings.map((each) => (
            <option key={each} value={each}>
              {t(`time.eases.${each}`)}
            </option>
          ))}
        </select>
      ) : null}
      <IconButton
        label={t('time.chosen.delete')}
        onClick={() => editor.change((before) => removeChosen(before, ids), 'record')}
      >
        <IconTrash size={20} stroke={1.75} aria-hidden="true" />
      </IconButton>
    </div>
  )
}

function findTime(scene: Scene, id = ''): number | null {
  const key = parseKeyId(id)
  if (key) return listKeys(scene, key.object)[key.index]?.t ?? null
  return findEvent(scene, id)?.t ?? null
}
