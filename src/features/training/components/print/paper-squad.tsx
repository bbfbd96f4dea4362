import { useTranslation } from 'react-i18next'
import type { PaperPlayer } from '../../model/print/create-paper-squad'
import styles from './paper-sheet.module.css'

/** Everybody with a box to tick, those who are expected first. */
export function PaperSquad({ players }: { players: readonly PaperPlayer[] }) {
  const { t } = useTranslation('training')
  if (players.length === 0) return null
  const yes = players.filter(({ answer }) => answer === 'yes').length
  return (
    <section className={styles.squad}>
      <h3>
        {t('sheet.squad_title')} ({players.length})
        {yes > 0 ? ` · ${t('sheet.expected', { count: yes })}` : null}
      </h3>
      <ul className={styles.names}>
        {players.map(({ id, name, number, answer }) => (
          <li key={id} data-answer={answer ?? undefined}>
            <b>{number ?? ''}</b>
            <span>{name}</span>
            {answer ? <i>{t(`sheet.answers.${answer}`)}</i> : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
