import type { DraftAnswers } from '#shared/advert/answers.ts'
import { Bath, Bed, Sofa } from '#web/ui/room-icons.tsx'

const ROOMS = [
  { field: 'propertyBedrooms', Drawing: Bed, one: 'bedroom', many: 'bedrooms' },
  { field: 'propertyBathrooms', Drawing: Bath, one: 'bathroom', many: 'bathrooms' },
  { field: 'propertyReceptions', Drawing: Sofa, one: 'reception', many: 'receptions' },
] as const

/** The number of rooms of each kind; nothing for a studio. The icons are inline, for pages without a script. */
export function HomeRooms({ answers }: { answers: DraftAnswers }) {
  const known = ROOMS.filter(({ field }) => typeof answers[field] === 'number')
  if (known.length === 0) return null
  return (
    <ul className="rooms">
      {known.map(({ field, Drawing, one, many }) => (
        <li key={field}>
          <Drawing className="icon" strokeWidth={1.75} />
          {answers[field]} {answers[field] === 1 ? one : many}
        </li>
      ))}
    </ul>
  )
}
