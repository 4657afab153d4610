import { hydrateRoot } from 'react-dom/client'
import { AdvertForm } from './form.jsx'

hydrateRoot(document.getElementById('root'), <AdvertForm />)
