/** Who uses this browser: a guest, made silently when it is first needed. */
import { changeMe, fetchMe, makeGuest, useDeviceCode } from '../api/calls';
import { Failure } from '../api/http';
import type { Emblem, Me } from '../api';
import { keep, recall } from './storage';

class Identity {
  me = $state<Me | null>(null);
  /** Whether this browser has never chosen a name here. */
  unnamed = $state(recall('named') !== 'yes');
  /** The emblem of one's seat while one is at a table; it can be another than one's own. */
  playsAs = $state<Emblem | null>(null);
  /** The name under which this browser was known, if the server knows it no longer. */
  lost = $state<string | null>(null);
  /** Whether nobody has taken the place of the lost one yet: nothing can be asked till then. */
  nobody = $state(false);
  private arriving: Promise<Me> | null = null;

  /** Returns who this browser is, making a guest if it is nobody yet. */
  async ensure(): Promise<Me> {
    if (this.me) return this.me;
    this.arriving ??= this.arrive().finally(() => (this.arriving = null));
    return this.arriving;
  }

  /** Returns who this browser is, or null if it has never been anybody. */
  async present(): Promise<Me | null> {
    return this.me ?? this.find();
  }

  /** Whether the server should know this browser: it has been made a guest before. */
  get known(): boolean {
    return recall('guest') === 'yes';
  }

  /** Asks again who one is: another window may have changed it. */
  async look(): Promise<void> {
    try {
      if (this.me && !this.nobody) this.arrived(await fetchMe());
    } catch (error) {
      this.heed(error);
    }
  }

  /** Notes whether a failure says that the server does not know this browser any more. */
  heed(error: unknown): boolean {
    if (!isUnknown(error)) return false;
    this.lost = this.me?.name ?? recall('name') ?? '';
    this.nobody = true;
    return true;
  }

  /** Goes on as a new guest in place of the one that was lost. */
  renew = async (): Promise<void> => {
    if (this.nobody) this.arrived(await makeGuest({}));
    this.lost = null;
  };

  /** Takes a name and an emblem, now or later. */
  async introduce(name: string, emblem: Emblem): Promise<void> {
    await this.ensure();
    this.arrived(await changeMe({ name, emblem }));
    this.named();
  }

  /** Remembers that the newcomer does not want to be asked again. */
  named(): void {
    this.unnamed = false;
    keep('named', 'yes');
  }

  /** Becomes the guest of another device, by its one-time code. */
  async become(code: string): Promise<void> {
    this.arrived(await useDeviceCode(code));
    this.lost = null;
    this.named();
  }

  private async arrive(): Promise<Me> {
    return this.arrived((await this.find()) ?? (await makeGuest({})));
  }

  private arrived(me: Me): Me {
    this.me = me;
    this.nobody = false;
    keep('guest', 'yes');
    keep('name', me.name);
    return me;
  }

  private async find(): Promise<Me | null> {
    try {
      return this.known ? await fetchMe() : null;
    } catch (error) {
      if (!isUnknown(error)) throw error;
      this.lost = recall('name') ?? '';
      return null;
    }
  }
}

function isUnknown(error: unknown): boolean {
  return error instanceof Failure && error.status === 401;
}

export const identity = new Identity();
