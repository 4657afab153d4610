import { renderToString } from 'react-dom/server'
import { AdvertForm } from './form.jsx'

export const html = renderToString(<AdvertForm />)
