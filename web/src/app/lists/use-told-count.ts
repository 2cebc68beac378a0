/** Says how many a changed search or filter has found; the first sight of a page says nothing. */
export { useToldChange as useToldCount } from '../../ui/use-told-change.ts'
