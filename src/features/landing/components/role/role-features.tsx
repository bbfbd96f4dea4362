import type { RoleText } from '../../model/page-text'
import styles from '../features.module.css'

export function RoleFeatures({ text }: { text: RoleText['features'] }) {
  return (
    <section aria-labelledby="features-title">
      <h2 id="features-title" className={styles.title}>
        {text.title}
      </h2>
      {/* six of them: three in a row, or one */}
      <ul
        className={styles.list}
        style={{ gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 340px), 1fr))' }}
      >
        {text.items.map((item) => (
          <li key={item.title} className={styles.item}>
            <h3>{item.title}</h3>
            <p className={styles.text}>{item.text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
