import { paths } from '#shared/journey/paths.ts'
import { useCreateAdvert } from './use-create-advert.ts'

/** Agents use a feed or their own pages, free of charge (specification section 1). */
export function AgentMessage() {
  const { leaveFor } = useCreateAdvert()
  return (
    <section className="agent-message" data-for="agents" aria-labelledby="agent-message-title">
      <h2 id="agent-message-title">Agents advertise free of charge</h2>
      <p>
        Agents have their own account, for adverts one by one. This form is for people who sell or let their
        own home.
      </p>
      <p className="buttons">
        <button type="button" className="primary" onClick={() => leaveFor(paths.agentRegister())}>
          Create My Agent Account
        </button>
        <a href={paths.agentSignIn()}>Sign In</a>
      </p>
    </section>
  )
}
