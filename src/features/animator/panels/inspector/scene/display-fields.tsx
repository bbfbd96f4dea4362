import { useTranslation } from 'react-i18next'
import type { Scene } from '@/features/scene/model/document/scene-schema'
import layout from '@/shared/ui/layout.module.css'
import { setDisplay } from '../../../editor/changes/things/pitch'
import { useEditorState } from '../../editor-context'
import { ChoiceBox } from '../fields/choice-box'
import { NumberBox } from '../fields/number-box'
import { SwitchBox } from '../fields/switch-box'
import styles from '../inspector.module.css'
import { useEdit } from '../use-edit'

const arrows = ['step', 'all', 'none'] as const

/** How the scene is drawn, everywhere: here, on paper and in the film. */
export function DisplayFields() {
  const { t } = useTranslation('animator')
  const display = useEditorState((state) => state.scene.display)
  const { change } = useEdit()
  const set = (patch: Partial<Scene['display']>) => change((scene) => setDisplay(scene, patch))
  return (
    <section className={`${layout.stack2} ${layout.lineBelow} ${styles.section}`}>
      <h2 className={`${layout.medium} ${layout.size13} ${layout.dimmed} ${styles.title}`}>
        {t('panels.display.title')}
      </h2>
      <NumberBox
        label={t('panels.display.symbols')}
        value={display.symbols * 100}
        min={50}
        max={200}
        step={10}
        unit="%"
        onCommit={(percent) => set({ symbols: percent / 100 })}
      />
      <ChoiceBox
        label={t('panels.display.arrows')}
        value={display.arrows}
        options={arrows.map((value) => ({ value, label: t(`panels.display.arrows_${value}`) }))}
        onCommit={(next) => set({ arrows: next })}
      />
      <SwitchBox
        label={t('panels.display.numbers')}
        isOn={display.has_numbers}
        onChange={(has_numbers) => set({ has_numbers })}
      />
      <SwitchBox
        label={t('panels.display.names')}
        isOn={display.has_names}
        onChange={(has_names) => set({ has_names })}
      />
    </section>
  )
}
