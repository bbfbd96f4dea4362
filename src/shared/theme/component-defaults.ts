/**
 * What every Mantine component of the app shares; the accessibility lines were each measured with axe.
 * Plain values under the names the theme knows: `Select.extend()` would load each component with the
 * first page behind sign-in.
 */
import type {
  CheckboxProps,
  ComboboxProps,
  InputWrapperProps,
  MenuProps,
  ModalProps,
  OptionsFilter,
  SwitchProps,
  TooltipProps,
} from '@mantine/core'
import type { DateInputProps } from '@mantine/dates'
import control from './control.module.css'
import { filterOptions } from './filter-options'
import input from './input.module.css'
import menu from './menu.module.css'

interface Defaults<Props> {
  defaultProps?: Partial<Props>
  classNames?: Record<string, string | undefined>
}

/**
 * The list box itself scrolls: a scroll area around it could not be reached by keyboard. A field that gets the focus
 * because it is wrong stays closed: its list would cover what is wrong with it.
 */
const listBox: Defaults<{ withScrollArea: boolean; openOnFocus: boolean; filter: OptionsFilter }> =
  {
    defaultProps: { withScrollArea: false, openOnFocus: false, filter: filterOptions },
    classNames: { options: menu.options, option: menu.option },
  }

const inputWrapper: Defaults<InputWrapperProps> = {
  defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] },
  classNames: {
    root: input.field,
    label: input.label,
    description: input.hint,
    error: input.error,
  },
}

const checkbox: Defaults<CheckboxProps> = {
  defaultProps: { iconColor: 'var(--on-primary)', size: 'sm' },
  classNames: { input: control.checkbox },
}

const switchControl: Defaults<SwitchProps> = {
  defaultProps: { withThumbIndicator: false },
  classNames: { track: control.track },
}

const modal: Defaults<ModalProps> = { defaultProps: { overlayProps: { color: 'var(--scrim)' } } }

const floatingMenu: Defaults<MenuProps> = {
  defaultProps: { shadow: 'md', withInitialFocusPlaceholder: false },
  classNames: { dropdown: menu.dropdown, item: menu.item },
}

const combobox: Defaults<ComboboxProps> = {
  classNames: { dropdown: menu.dropdown, option: menu.option },
}

const tooltip: Defaults<TooltipProps> = {
  defaultProps: { openDelay: 400 },
  classNames: { tooltip: menu.tooltip },
}

const dateInput: Defaults<DateInputProps> = {
  defaultProps: {
    hideOutsideDates: true,
    popoverProps: { withRoles: false, shadow: 'md' },
  },
}

export const componentDefaults = {
  Autocomplete: listBox,
  MultiSelect: listBox,
  Select: listBox,
  TagsInput: listBox,
  Input: { classNames: { input: input.input } },
  InputWrapper: inputWrapper,
  Checkbox: checkbox,
  Pill: { classNames: { root: control.pill } },
  PillsInputField: { classNames: { field: control.tagInput } },
  Switch: switchControl,
  Modal: modal,
  Menu: floatingMenu,
  Popover: { classNames: { dropdown: menu.dropdown } },
  Combobox: combobox,
  Tooltip: tooltip,
  DateInput: dateInput,
}
