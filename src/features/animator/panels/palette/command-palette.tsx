import { useState, type KeyboardEvent } from 'react'
import { Modal } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import layout from '@/shared/ui/layout.module.css'
import { commands } from '../../editor/registry'
import { useBoard } from '../board/board-context'
import { useEditor } from '../editor-context'
import { findMatches } from './find-commands'
import styles from './palette.module.css'
import { ShortcutKeys } from './shortcut-keys'
import { useRun } from './use-run'

/** Everything one can do, by its name (Ctrl+K). */
export function CommandPalette() {
  const { dialog, showDialog } = useBoard()
  return (
    <Modal
      opened={dialog === 'palette'}
      onClose={() => showDialog(null)}
      withCloseButton={false}
      size={560}
      yOffset="10dvh"
      overlayProps={{ color: 'transparent' }}
      classNames={{ content: layout.float, body: styles.paletteBody }}
    >
      <Finder onDone={() => showDialog(null)} />
    </Modal>
  )
}

function Finder({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('animator')
  const editor = useEditor()
  const runCommand = useRun()
  const [words, setWords] = useState('')
  const [at, setAt] = useState(0)
  const entries = commands.map((command) => ({
    command,
    label: t(`commands.${command.name}`),
    group: t(`groups.${command.group}`),
    isEnabled: command.isEnabled?.(editor.getState()) ?? true,
  }))
  const shown = findMatches(entries, words)
  const current = shown[Math.min(at, shown.length - 1)]

  function run(entry: typeof current) {
    if (!entry?.isEnabled) return
    onDone()
    runCommand(entry.command)
  }

  function handleKeyDown(event: KeyboardEvent) {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (event.key === 'Enter') run(current)
    if (step === 0) return
    event.preventDefault()
    const next = (Math.min(at, shown.length - 1) + step + shown.length) % shown.length
    setAt(next)
    document
      .getElementById(`command-${shown[next]?.command.name}`)
      ?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <>
      <input
        type="text"
        role="combobox"
        className={`${layout.fixed} ${layout.full} ${layout.size16} ${styles.search}`}
        placeholder={t('panels.palette.search')}
        aria-label={t('panels.palette.search')}
        aria-expanded
        aria-controls="command-list"
        aria-activedescendant={current ? `command-${current.command.name}` : undefined}
        autoComplete="off"
        data-autofocus
        value={words}
        onChange={({ currentTarget }) => {
          setWords(currentTarget.value)
          setAt(0)
        }}
        onKeyDown={handleKeyDown}
      />
      <div
        id="command-list"
        role="listbox"
        tabIndex={-1}
        aria-label={t('panels.palette.commands')}
        className={styles.list}
      >
        {shown.map((entry, index) => (
          <div
            key={entry.command.name}
            id={`command-${entry.command.name}`}
            role="option"
            tabIndex={-1}
            aria-selected={entry === current}
            aria-disabled={!entry.isEnabled}
            className={`${layout.line3} ${layout.roundControl} ${layout.pointer} ${layout.size14} ${styles.option}`}
            data-first={entry.group !== shown[index - 1]?.group || undefined}
            onPointerMove={() => setAt(index)}
            onClick={() => run(entry)}
            onKeyDown={handleKeyDown}
          >
            <span className={layout.grow}>{entry.label}</span>
            <span className={layout.dim12}>{entry.group}</span>
            <ShortcutKeys keys={entry.command.keys?.[0]} />
          </div>
        ))}
      </div>
      {shown.length === 0 ? (
        <p
          role="status"
          className={`${layout.plain} ${layout.textCenter} ${layout.dimmed} ${styles.none}`}
        >
          {t('panels.palette.none', { words })}
        </p>
      ) : null}
    </>
  )
}
