/** What every Mantine component of the app shares; the accessibility lines were each measured with axe. */
import {
  Autocomplete,
  Checkbox,
  Input,
  Menu,
  Modal,
  MultiSelect,
  Pill,
  PillsInput,
  Popover,
  Select,
  Switch,
  TagsInput,
  Tooltip,
} from '@mantine/core'
import { DateInput } from '@mantine/dates'
import control from './control.module.css'
import input from './input.module.css'
import menu from './menu.module.css'

/** The list box itself scrolls: a scroll area around it could not be reached by keyboard. */
const listBox = {
  defaultProps: { withScrollArea: false },
  classNames: { options: menu.options, option: menu.option },
}

export const componentDefaults = {
  Autocomplete: Autocomplete.extend(listBox),
  MultiSelect: MultiSelect.extend(listBox),
  Select: Select.extend(listBox),
  TagsInput: TagsInput.extend(listBox),
  Input: Input.extend({ classNames: { input: input.input } }),
  InputWrapper: Input.Wrapper.extend({
    defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] },
    classNames: {
      root: input.field,
      label: input.label,
      description: input.hint,
      error: input.error,
    },
  }),
  Checkbox: Checkbox.extend({
    defaultProps: { iconColor: 'var(--on-primary)', size: 'sm' },
    classNames: { input: control.checkbox },
  }),
  Pill: Pill.extend({ classNames: { root: control.pill } }),
  PillsInputField: PillsInput.Field.extend({ classNames: { field: control.tagInput } }),
  Switch: Switch.extend({
    defaultProps: { withThumbIndicator: false },
    classNames: { track: control.track },
  }),
  Modal: Modal.extend({ defaultProps: { overlayProps: { color: 'var(--scrim)' } } }),
  Menu: Menu.extend({
    defaultProps: { shadow: 'md', withInitialFocusPlaceholder: false },
    classNames: { dropdown: menu.dropdown, item: menu.item },
  }),
  Popover: Popover.extend({ classNames: { dropdown: menu.dropdown } }),
  Combobox: { classNames: { dropdown: menu.dropdown, option: menu.option } },
  Tooltip: Tooltip.extend({
    defaultProps: { openDelay: 400 },
    classNames: { tooltip: menu.tooltip },
  }),
  DateInput: DateInput.extend({
    defaultProps: {
      hideOutsideDates: true,
      popoverProps: { withRoles: false, shadow: 'md' },
    },
  }),
}
