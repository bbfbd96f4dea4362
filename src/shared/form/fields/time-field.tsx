import { Autocomplete, type ComboboxParsedItem } from '@mantine/core'
import { IconClock } from '@tabler/icons-react'
import { parseTypedTime, listTimesOfDay } from './typed-time'
import { toText, useField, type FieldProps } from './use-field'

interface TimeFieldProps extends FieldProps {
  /** Minutes between the offered times; any other time can be typed. */
  step?: number
}

/** A time of day as `HH:mm`: type 18, 1830 or 18:30, or pick from the list. */
export function TimeField({ step = 15, ...props }: TimeFieldProps) {
  const { value, empty, change, blur, inputProps } = useField(props)
  const text = toText(value).slice(0, 5)
  return (
    <Autocomplete
      {...inputProps}
      value={text}
      data={listTimesOfDay(step)}
      filter={({ options, search }) => filterTimes(options, search)}
      limit={96}
      maxDropdownHeight={240}
      maxLength={8}
      selectFirstOptionOnChange={false}
      leftSection={<IconClock size={18} stroke={1.75} aria-hidden="true" />}
      leftSectionPointerEvents="none"
      autoComplete="off"
      onChange={(next) => change(next === '' ? empty : next)}
      onBlur={() => {
        const time = parseTypedTime(text)
        if (time && time !== text) change(time)
        blur()
      }}
    />
  )
}

/** While typing, the times that begin so; for a whole time every one, from that time on. */
function filterTimes(options: ComboboxParsedItem[], search: string): ComboboxParsedItem[] {
  const at = options.findIndex((option) => 'value' in option && option.value === search)
  if (at >= 0) return [...options.slice(at), ...options.slice(0, at)]
  return options.filter((option) => 'value' in option && option.value.startsWith(search))
}
