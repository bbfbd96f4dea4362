import { useTranslation } from 'react-i18next'
import layout from '@/shared/ui/layout.module.css'
import { useEditorState } from '../editor-context'
import { useNames } from '../names/use-names'
import { useSettledScene } from '../use-settled-scene'
import { findChosen, type Chosen } from './chosen'
import styles from './inspector.module.css'
import { KeyProps } from './move/key-props'
import { PassProps } from './move/pass-props'
import { SeveralProps } from './several/several-props'
import { DrawingProps } from './thing/drawing-props'
import { ObjectProps } from './thing/object-props'

/** The properties of what is selected. */
export function SelectionTab() {
  const { t } = useTranslation('animator')
  const scene = useSettledScene()
  const selection = useEditorState((state) => state.selection)
  const isReadOnly = useEditorState((state) => state.isReadOnly)
  const chosen = findChosen(scene, selection)
  if (chosen.kind === 'nothing')
    return <p className={`${layout.dimmed13} ${styles.none}`}>{t('panels.selection.none')}</p>
  return (
    <fieldset
      className={`${layout.stack2} ${layout.plain} ${layout.borderless} ${layout.flush}`}
      disabled={isReadOnly}
      key={selection.join()}
    >
      <ChosenHeading chosen={chosen} />
      <ChosenProps chosen={chosen} />
    </fieldset>
  )
}

function ChosenProps({ chosen }: { chosen: Chosen }) {
  if (chosen.kind === 'object') return <ObjectProps object={chosen.object} />
  if (chosen.kind === 'drawing') return <DrawingProps drawing={chosen.drawing} />
  if (chosen.kind === 'event') return <PassProps event={chosen.event} />
  if (chosen.kind === 'key') {
    return <KeyProps object={chosen.object} index={chosen.index} value={chosen.key} />
  }
  return chosen.kind === 'several' ? <SeveralProps /> : null
}

function ChosenHeading({ chosen }: { chosen: Chosen }) {
  const { t } = useTranslation('animator')
  const scene = useSettledScene()
  const { nameOf } = useNames()
  function describeChosen(): string {
    if (chosen.kind === 'object') return nameOf(scene, chosen.object.id)
    if (chosen.kind === 'drawing') return nameOf(scene, chosen.drawing.id)
    if (chosen.kind === 'event') return t(`panels.passes.${chosen.event.kind}`)
    if (chosen.kind === 'key') return t('panels.moves.run', { by: nameOf(scene, chosen.object) })
    return chosen.kind === 'several'
      ? t('panels.selection.count', { count: chosen.ids.length })
      : ''
  }
  return <h2 className={`${layout.size16} ${styles.heading}`}>{describeChosen()}</h2>
}
