import { useTranslation } from 'react-i18next'
import { Sheet } from '@/shared/ui/sheet'
import layout from '@/shared/ui/layout.module.css'
import styles from './keys-help.module.css'

interface KeysHelpSheetProps {
  isOpen: boolean
  onClose: () => void
}

const keys = [
  ['tab', ['Tab']],
  ['move', ['↑', '↓']],
  ['lane', ['←', '→']],
  ['stretch', ['Shift', '↑', '↓']],
  ['fine', ['Shift', 'Alt', '↑', '↓']],
  ['beside', ['L']],
  ['open', ['Enter']],
  ['remove', ['Delete']],
  ['undo', ['Ctrl', 'Z']],
  ['redo', ['Ctrl', 'Shift', 'Z']],
  ['search', ['/']],
  ['help', ['?']],
] as const

/** Every key of the planner and what it does. */
export function KeysHelpSheet({ isOpen, onClose }: KeysHelpSheetProps) {
  const { t } = useTranslation('planner')
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('plan.keys.title')}>
      <dl className={`${layout.plain} ${layout.grid} ${styles.keys}`}>
        {keys.map(([name, combination]) => (
          <div key={name}>
            <dt>
              {combination.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{t(`plan.keys.${name}`)}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  )
}
