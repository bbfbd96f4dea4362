import { useTranslation } from 'react-i18next'
import { demoAccounts, demoPassword } from '../model/demo-accounts'
import styles from './demo-accounts.module.css'

interface DemoAccountsProps {
  onPick: (email: string, password: string) => void
}

/** One click signs in as anybody of the demo academy. */
export function DemoAccounts({ onPick }: DemoAccountsProps) {
  const { t } = useTranslation(['session', 'common'])

  function formatAccountName({ role, kind }: (typeof demoAccounts)[number]): string {
    if (kind === 'multi') return t('demo.multi')
    if (!role) return t('common:roles.none')
    const name = t(`common:roles.${role}`)
    return kind === 'rival' ? t('demo.rival', { role: name }) : name
  }

  return (
    <details className={styles.box} open>
      <summary className={styles.title}>{t('demo.title')}</summary>
      <p className={styles.hint}>{t('demo.hint')}</p>
      <ul className={styles.list}>
        {demoAccounts.map((account) => (
          <li key={account.email}>
            <button
              type="button"
              className={styles.account}
              onClick={() => onPick(account.email, demoPassword)}
            >
              <strong>{formatAccountName(account)}</strong>
              <span>{account.email}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
