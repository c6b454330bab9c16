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
    if (this.me) this.me = await fetchMe();
  }

  /** Takes a name and an emblem, now or later. */
  async introduce(name: string, emblem: Emblem): Promise<void> {
    await this.ensure();
    this.me = await changeMe({ name, emblem });
    this.named();
  }

  /** Remembers that the newcomer does not want to be asked again. */
  named(): void {
    this.unnamed = false;
    keep('named', 'yes');
  }

  /** Becomes the guest of another device, by its one-time code. */
  async become(code: string): Promise<void> {
    this.me = await useDeviceCode(code);
    keep('guest', 'yes');
    this.named();
  }

  private async arrive(): Promise<Me> {
    this.me = (await this.find()) ?? (await makeGuest({}));
    keep('guest', 'yes');
    return this.me;
  }

  private async find(): Promise<Me | null> {
    try {
      return this.known ? await fetchMe() : null;
    } catch (error) {
      if (error instanceof Failure && error.status === 401) return null;
      throw error;
    }
  }
}

export const identity = new Identity();
