/** Of a row of `agencies`, as members of `json_build_object`. */
export const MEMBERSHIPS = `'redressScheme', redress_scheme, 'redressNumber', redress_number,
  'clientMoney', client_money, 'clientMoneyNumber', client_money_number`

/** Of rows of `accounts` that `which` finds: who markets what they write here, as `MarketedBy`; null of an owner. */
export const marketedBy = (which: string): string => `(select
  json_build_object('name', coalesce(agencies.name, agency_name, 'an agent'), ${MEMBERSHIPS})
  from accounts left join agency_people on agency_people.account_id = accounts.id
    left join agencies on agencies.id = agency_people.agency_id
  where is_agent and ${which})`
