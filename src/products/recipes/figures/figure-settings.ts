/** The names that `figures.json` gives its fields: its own, or those of pdffigures2. */
export const FIGURE_FORMS = ['paperxml', 'pdffigures2'] as const
export type FigureForm = (typeof FIGURE_FORMS)[number]

/** How fine pictures of figures may be: a thumbnail, and what a press prints. */
export const LEAST_FIGURE_DPI = 18
export const MOST_FIGURE_DPI = 600
/** As sharp as a screen shows a figure that is enlarged to its width. */
export const USUAL_FIGURE_DPI = 150

/** How figures and tables are written as pictures. */
export interface FigureSettings {
  /** Dots of an inch. */
  readonly dpi: number
  readonly form: FigureForm
  /** Whether no cell of a CSV file is a formula to a spreadsheet; default false. */
  readonly csvSafe?: boolean
}

/** The end of the name of the folder with the figures of a paper. */
export const FIGURE_FOLDER_END = '.figures'

/** Name of the folder with the figures of a paper, beside its other outputs. */
export function figureFolderOf(id: string): string {
  return id + FIGURE_FOLDER_END
}
