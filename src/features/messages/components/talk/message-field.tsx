import { useEffect, useRef, useState, type RefObject } from 'react'
import { Combobox, Textarea, useCombobox } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatFullName } from '@/lib/person'
import { useIsPhone } from '@/shared/hooks/use-is-phone'
import layout from '@/shared/ui/layout.module.css'
import {
  findMentionQuery,
  insertMention,
  suggestPeople,
  type MentionablePerson,
} from '../../model/mentions'

interface MessageFieldProps {
  ref: RefObject<HTMLTextAreaElement | null>
  words: string
  /** Who can be named with an "@". */
  people: readonly MentionablePerson[]
  hintId: string
  isTooLong: boolean
  onType: (words: string) => void
  onSend: () => void
  onCancel: () => void
}

/** The field one writes in. An "@" offers the people of the conversation; arrows, Enter or Tab take one, Escape none. */
export function MessageField(props: MessageFieldProps) {
  const { ref, words, people, hintId, isTooLong, onType, onSend, onCancel } = props
  const { t } = useTranslation('messages')
  const isPhone = useIsPhone()
  const [caret, setCaret] = useState(0)
  /** Where the "@" stands whose list was closed. */
  const [closedAt, setClosedAt] = useState<number | null>(null)
  const caretToSet = useRef<number | null>(null)
  const query = findMentionQuery(words, caret)
  const offered =
    query && query.start !== closedAt && !isExactName(query.typed, people)
      ? suggestPeople(people, query.typed)
      : []
  const isOffering = offered.length > 0
  const combobox = useCombobox({ opened: isOffering })
  const { selectFirstOption, resetSelectedOption } = combobox
  const shown = offered.map(({ user_id }) => user_id).join()

  useEffect(() => {
    if (shown) selectFirstOption()
    else resetSelectedOption()
  }, [shown, selectFirstOption, resetSelectedOption])

  useEffect(() => {
    if (caretToSet.current === null) return
    ref.current?.setSelectionRange(caretToSet.current, caretToSet.current)
    caretToSet.current = null
  }, [words, ref])

  function insertName(personId: string) {
    const person = people.find(({ user_id }) => user_id === personId)
    if (!person || !query) return
    const named = insertMention(words, query, person)
    caretToSet.current = named.caret
    setCaret(named.caret)
    onType(named.text)
    ref.current?.focus()
  }

  return (
    <Combobox
      store={combobox}
      position="top-start"
      width={280}
      hideDetached={false}
      onOptionSubmit={insertName}
    >
      <Combobox.Target>
        <Textarea
          ref={ref}
          className={layout.grow}
          aria-label={t('composer.message')}
          aria-describedby={hintId}
          placeholder={t('composer.message')}
          autosize
          minRows={1}
          maxRows={6}
          value={words}
          error={isTooLong}
          onChange={({ currentTarget }) => {
            setCaret(currentTarget.selectionStart)
            if (closedAt !== null && currentTarget.value[closedAt] !== '@') setClosedAt(null)
            onType(currentTarget.value)
          }}
          onKeyUp={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
          onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
          onKeyDown={(event) => {
            if (isOffering) {
              if (event.key === 'Escape') setClosedAt(query?.start ?? null)
              if (event.key === 'Tab' && offered[0]) {
                event.preventDefault()
                combobox.clickSelectedOption()
              }
              return
            }
            if (event.key === 'Escape') onCancel()
            if (event.key !== 'Enter' || event.shiftKey || isPhone) return
            if (event.nativeEvent.isComposing) return
            event.preventDefault()
            onSend()
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={!isOffering}>
        <Combobox.Options aria-label={t('composer.mention')}>
          {offered.map((person) => (
            <Combobox.Option key={person.user_id} value={person.user_id}>
              {formatFullName(person)}
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}

/** Nothing to offer once the whole name stands there. */
function isExactName(typed: string, people: readonly MentionablePerson[]): boolean {
  return people.some((person) => typed.startsWith(formatFullName(person)))
}
