import type { Option } from '../form/field.ts'

/** England's ceremonial counties (Lieutenancies Act 1997), Wales's preserved ones, Scotland's lieutenancy areas, and Northern Ireland's. */
const NAMES = {
  England: [
    'Bedfordshire', 'Berkshire', 'Bristol', 'Buckinghamshire', 'Cambridgeshire', 'Cheshire', 'City of London', 'Cornwall',
    'County Durham', 'Cumbria', 'Derbyshire', 'Devon', 'Dorset', 'East Riding of Yorkshire', 'East Sussex', 'Essex',
    'Gloucestershire', 'Greater London', 'Greater Manchester', 'Hampshire', 'Herefordshire', 'Hertfordshire',
    'Isle of Wight', 'Kent', 'Lancashire', 'Leicestershire', 'Lincolnshire', 'Merseyside', 'Norfolk', 'North Yorkshire',
    'Northamptonshire', 'Northumberland', 'Nottinghamshire', 'Oxfordshire', 'Rutland', 'Shropshire', 'Somerset',
    'South Yorkshire', 'Staffordshire', 'Suffolk', 'Surrey', 'Tyne and Wear', 'Warwickshire', 'West Midlands',
    'West Sussex', 'West Yorkshire', 'Wiltshire', 'Worcestershire',
  ],
  Wales: ['Clwyd', 'Dyfed', 'Gwent', 'Gwynedd', 'Mid Glamorgan', 'Powys', 'South Glamorgan', 'West Glamorgan'],
  Scotland: [
    'Aberdeen', 'Aberdeenshire', 'Angus', 'Argyll and Bute', 'Ayrshire and Arran', 'Banffshire', 'Berwickshire',
    'Caithness', 'Clackmannanshire', 'Dumfries', 'Dunbartonshire', 'Dundee', 'East Lothian', 'Edinburgh', 'Fife',
    'Glasgow', 'Inverness', 'Kincardineshire', 'Lanarkshire', 'Midlothian', 'Moray', 'Nairn', 'Orkney',
    'Perth and Kinross', 'Renfrewshire', 'Ross and Cromarty', 'Roxburgh, Ettrick and Lauderdale', 'Shetland',
    'Stirling and Falkirk', 'Sutherland', 'The Stewartry of Kirkcudbright', 'Tweeddale', 'West Lothian',
    'Western Isles', 'Wigtown',
  ],
  'Northern Ireland': ['Antrim', 'Armagh', 'Down', 'Fermanagh', 'Londonderry', 'Tyrone'],
} as const // biome-ignore format: a table

export type CountryName = keyof typeof NAMES
export type CountyName = (typeof NAMES)[CountryName][number]

export const COUNTRIES = (Object.keys(NAMES) as CountryName[]).map((id) => ({ id, label: id }))

export const COUNTIES: readonly Option<CountyName>[] = COUNTRIES.flatMap(({ id: group }) =>
  NAMES[group].map((id) => ({ id, label: id, group })),
)

export function countryOf(county: string): CountryName | null {
  return COUNTRIES.find(({ id }) => (NAMES[id] as readonly string[]).includes(county))?.id ?? null
}
