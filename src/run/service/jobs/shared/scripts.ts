import { HOLD_MS } from '../../../queue/retries.ts'
import { MOST_SAVES } from '../saves.ts'

/**
 * Scripts that the server runs, each as a whole and alone. So a job is never in two places, whichever of the services is
 * killed, and whenever.
 *
 * `doc:ID` is a hash with all of a job. A job that has not ended is in `waiting`, by its number in the order, or in `leases`, by
 * the time until which its service may stay silent. `run` counts how often it was begun; messages about an earlier run
 * are ignored. `rev` counts its changes. `saves:ID` is a list of the latest saves of its corrections.
 */
const COMMON = `
local P = ARGV[1]
local WAITING, LEASES, ENDED = P .. 'waiting', P .. 'leases', P .. 'ended'
local function doc(id) return P .. 'doc:' .. id end
local function now()
  local time = redis.call('TIME')
  return time[1] * 1000 + math.floor(time[2] / 1000)
end
local function read(id)
  local field = redis.call('HMGET', doc(id), 'request', 'end', 'run', 'rev', 'progress')
  if not field[1] then return false end
  local rank = redis.call('ZRANK', WAITING, id)
  return cjson.encode({
    id = id, request = field[1], ['end'] = field[2] or nil, run = tonumber(field[3]), rev = tonumber(field[4]),
    progress = field[5] or nil, place = rank and rank + 1 or nil
  })
end
local function changed(id)
  redis.call('HINCRBY', doc(id), 'rev', 1)
  redis.call('PUBLISH', P .. 'changes', read(id))
end
local function isHeld(id, run)
  return redis.call('HGET', doc(id), 'run') == run and redis.call('ZSCORE', LEASES, id)
end
local function wait(id)
  redis.call('ZREM', LEASES, id)
  redis.call('HDEL', doc(id), 'progress')
  redis.call('ZADD', WAITING, redis.call('HGET', doc(id), 'number'), id)
end
local function reopen(id)
  redis.call('HDEL', doc(id), 'end', 'losses')
  redis.call('ZREM', ENDED, id)
  redis.call('HSET', doc(id), 'number', redis.call('INCR', P .. 'number'))
  redis.call('HINCRBY', doc(id), 'run', 1)
  wait(id)
  changed(id)
end
`

const script = (body: string) => `${COMMON}${body}`

/** Adds a job unless there is the same: whether it is new, and the job. Arguments: id, request, key, owner, time. */
export const ADD = script(`
local id, request, key, owner, created = ARGV[2], ARGV[3], ARGV[4], ARGV[5], ARGV[6]
local same = redis.call('GET', P .. 'same:' .. key)
local found = same and read(same)
if found then return {0, found} end
redis.call('SET', P .. 'same:' .. key, id)
redis.call('HSET', doc(id), 'request', request, 'key', key, 'owner', owner, 'run', 0,
  'number', redis.call('INCR', P .. 'number'))
redis.call('ZADD', P .. 'of:' .. owner, created, id)
wait(id)
changed(id)
return {1, read(id)}
`)

/** A job. Argument: id. */
export const READ = script(`return read(ARGV[2])`)

/** Some of the jobs of an owner, oldest first. Arguments: owner, index of the first and of the last. */
export const LIST = script(`
local found = {}
for _, id in ipairs(redis.call('ZRANGE', P .. 'of:' .. ARGV[2], ARGV[3], ARGV[4])) do
  table.insert(found, read(id) or nil)
end
return found
`)

/** How many jobs wait. */
export const COUNT = script(`return redis.call('ZCARD', WAITING)`)

/** The corrections of a job. Argument: id. */
export const CORRECTIONS = script(`return redis.call('HGET', doc(ARGV[2]), 'corrections')`)

/**
 * Begins the job that waits longest, and gives it with its corrections and how often its service was lost. Jobs of services
 * that are lost wait again before.
 */
export const CLAIM = script(`
local time = now()
for _, id in ipairs(redis.call('ZRANGEBYSCORE', LEASES, '-inf', time)) do
  redis.call('HINCRBY', doc(id), 'losses', 1)
  wait(id)
  changed(id)
end
local id = redis.call('ZRANGE', WAITING, 0, 0)[1]
if not id then return false end
redis.call('ZREM', WAITING, id)
redis.call('ZADD', LEASES, time + ${HOLD_MS}, id)
redis.call('HINCRBY', doc(id), 'run', 1)
local field = redis.call('HMGET', doc(id), 'corrections', 'losses')
return {read(id), field[1], field[2] or '0'}
`)

/** Continues to hold runs; returns those that are no longer held, as ID:RUN. Arguments: id and run of each. */
export const HOLD = script(`
local lost = {}
local time = now()
for i = 2, #ARGV, 2 do
  if isHeld(ARGV[i], ARGV[i + 1]) then redis.call('ZADD', LEASES, time + ${HOLD_MS}, ARGV[i])
  else table.insert(lost, ARGV[i] .. ':' .. ARGV[i + 1]) end
end
return lost
`)

/** Says how far a run is. Arguments: id, run, progress. */
export const PROCEED = script(`
if not isHeld(ARGV[2], ARGV[3]) then return 0 end
redis.call('HSET', doc(ARGV[2]), 'progress', ARGV[4])
changed(ARGV[2])
return 1
`)

/** Ends a job; says whether this run has ended it. It may be asked twice. Arguments: id, run, end, time. */
export const END = script(`
local id, run = ARGV[2], ARGV[3]
if redis.call('HGET', doc(id), 'run') ~= run then return 0 end
if redis.call('HEXISTS', doc(id), 'end') == 1 then return 1 end
if not isHeld(id, run) then return 0 end
redis.call('HSET', doc(id), 'end', ARGV[4])
redis.call('HDEL', doc(id), 'progress', 'losses')
redis.call('ZREM', LEASES, id)
redis.call('ZADD', ENDED, ARGV[5], id)
changed(id)
return 1
`)

/** Lets go of a job, which waits in its old place. Arguments: id, run. */
export const RELEASE = script(`
if not isHeld(ARGV[2], ARGV[3]) then return 0 end
wait(ARGV[2])
changed(ARGV[2])
return 1
`)

/** Has a job done again that has ended. Arguments: id, and where it is asked for in another way: request, key. */
export const REPEAT = script(`
local id, request, key = ARGV[2], ARGV[3], ARGV[4]
if redis.call('HEXISTS', doc(id), 'end') == 0 then return 1 end
if request then
  redis.call('DEL', P .. 'same:' .. redis.call('HGET', doc(id), 'key'))
  redis.call('SET', P .. 'same:' .. key, id)
  redis.call('HSET', doc(id), 'request', request, 'key', key)
end
reopen(id)
return 1
`)

/** Has a job done again with other corrections, unless those that it has are others. Arguments: id, its corrections, the new ones, the save. */
export const CORRECT = script(`
local id = ARGV[2]
if redis.call('EXISTS', doc(id)) == 0 then return 1 end
if (redis.call('HGET', doc(id), 'corrections') or '') ~= ARGV[3] then return 0 end
redis.call('HSET', doc(id), 'corrections', ARGV[4])
redis.call('RPUSH', P .. 'saves:' .. id, ARGV[5])
redis.call('LTRIM', P .. 'saves:' .. id, -${MOST_SAVES}, -1)
reopen(id)
return 1
`)

/** The latest saves of the corrections of a job, oldest first. Argument: id. */
export const SAVES = script(`return redis.call('LRANGE', P .. 'saves:' .. ARGV[2], 0, -1)`)

/** Removes a job. Argument: id. */
export const REMOVE = script(`
local id = ARGV[2]
local field = redis.call('HMGET', doc(id), 'key', 'owner')
if not field[1] then return 0 end
redis.call('DEL', doc(id), P .. 'saves:' .. id, P .. 'same:' .. field[1])
redis.call('ZREM', P .. 'of:' .. field[2], id)
for _, set in ipairs({WAITING, LEASES, ENDED}) do redis.call('ZREM', set, id) end
redis.call('PUBLISH', P .. 'changes', cjson.encode({id = id}))
return 1
`)

/** Ids of jobs that ended before a time. Argument: time. */
export const ENDED_BEFORE = script(`return redis.call('ZRANGEBYSCORE', ENDED, '-inf', '(' .. ARGV[2])`)

/** Those of some ids that are of no job. Arguments: the ids. */
export const UNKNOWN = script(`
local unknown = {}
for i = 2, #ARGV do
  if redis.call('EXISTS', doc(ARGV[i])) == 0 then table.insert(unknown, ARGV[i]) end
end
return unknown
`)

/** The name of the folder that all services share: the one of the argument where no job is in another. Argument: name. */
export const JOIN = script(`
local known = redis.call('GET', P .. 'store')
local isUsed = redis.call('ZCARD', WAITING) + redis.call('ZCARD', LEASES) + redis.call('ZCARD', ENDED) > 0
if known and isUsed then return known end
redis.call('SET', P .. 'store', ARGV[2])
return ARGV[2]
`)
