import { createRoot } from 'react-dom/client'
import { AdvertForm } from './form.jsx'

createRoot(document.getElementById('root')).render(<AdvertForm />)
