import type { RoleText } from '../../model/page-text'
import styles from '../faq.module.css'

export function RoleFaq({ text }: { text: RoleText['faq'] }) {
  return (
    <section className={styles.section} aria-labelledby="faq-title">
      <h2 id="faq-title" className={styles.title}>
        {text.title}
      </h2>
      <div>
        {text.items.map(({ question, answer }) => (
          <details key={question} className={styles.item} name="faq">
            <summary className={styles.question}>{question}</summary>
            <p className={styles.answer}>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
