/** Of the style element that shows and hides questions until the script does. */
export const REVEALS_ID = 'reveals'
