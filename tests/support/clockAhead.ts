/** Sets the clock of a unit test ahead by CLOCK_AHEAD_DAYS days. A test that will fail after a certain date then fails today. */
const ahead = Number(process.env.CLOCK_AHEAD_DAYS ?? 0) * 86_400_000;
const RealDate = Date;

if (ahead > 0)
  globalThis.Date = class extends RealDate {
    constructor(...given: ConstructorParameters<typeof RealDate> | []) {
      super(...((given.length > 0 ? given : [RealDate.now() + ahead]) as [number]));
    }
    static override now() {
      return RealDate.now() + ahead;
    }
  } as DateConstructor;
