export { dragThings as dragCopies } from './drag-things'
