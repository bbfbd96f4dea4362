import { useTranslation } from 'react-i18next'
import { Sheet } from '@/shared/ui/sheet'
import layout from '@/shared/ui/layout.module.css'
import { commands } from '../../editor/registry'
import { useBoard } from '../board/board-context'
import styles from './palette.module.css'
import { ShortcutKeys } from './shortcut-keys'

const groups = [...new Set(commands.map(({ group }) => group))]

/** Every key of the editor, from the registry itself (?). */
export function ShortcutSheet() {
  const { t } = useTranslation('animator')
  const { dialog, showDialog } = useBoard()
  return (
    <Sheet
      isOpen={dialog === 'shortcuts'}
      onClose={() => showDialog(null)}
      title={t('panels.shortcuts.title')}
      width={880}
    >
      <p className={`${layout.dimmed} ${layout.size14} ${styles.hint}`}>
        {t('panels.shortcuts.hint')}
      </p>
      <div className={styles.sheet}>
        {groups.map((group) => {
          const keyed = commands.filter(
            (command) => command.group === group && command.keys?.length,
          )
          if (keyed.length === 0) return null
          return (
            <section key={group} className={styles.block}>
              <h3 className={`${layout.size14} ${styles.heading}`}>{t(`groups.${group}`)}</h3>
              <dl className={layout.plain}>
                {keyed.map(({ name, keys }) => (
                  <div
                    key={name}
                    className={`${layout.flex} ${layout.gap3} ${layout.spread} ${styles.pair}`}
                  >
                    <dt>{t(`commands.${name}`)}</dt>
                    <dd>
                      {keys?.map((key) => (
                        <ShortcutKeys key={key} keys={key} />
                      ))}
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          )
        })}
      </div>
    </Sheet>
  )
}
